// What only March of the Ants says.
export default import.meta.glob<string>('../../../../locales/en/march*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
