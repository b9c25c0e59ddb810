/** See vite-texts.ts: the Fluent sources of a language and set, by `language/set`. */
declare module 'virtual:texts' {
  const loaders: Readonly<Record<string, () => Promise<{ default: string[] }>>>;
  export default loaders;
}
