// One module per language, so that each becomes one chunk, however many files it has.
export default import.meta.glob<string>(['../../../locales/fr/*.ftl', '!../../../locales/fr/march*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
