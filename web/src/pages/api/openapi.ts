// The part of OpenAPI that the API page needs.

export interface Schema {
  $ref?: string;
  type?: string | string[];
  items?: Schema;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
}
interface Content {
  description?: string;
  content?: Record<string, { schema?: Schema }>;
}
export interface Operation {
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: Schema }[];
  requestBody?: Content;
  responses?: Record<string, Content>;
}
export interface OpenApi {
  info?: { title?: string; version?: string; description?: string };
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

/** A type in short form: `TableCard[]`, `string or null`, `{ id: string }`. */
export function typeText(schema: Schema | undefined): string {
  if (!schema) return '';
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const many = schema.oneOf ?? schema.anyOf;
  if (many) return many.map(typeText).join(' | ');
  if (schema.allOf) return schema.allOf.map(typeText).join(' & ');
  const types = [schema.type ?? []].flat();
  if (types.includes('array')) {
    const inner = typeText(schema.items);
    return `${inner.includes(' ') ? `(${inner})` : inner}[]${types.includes('null') ? ' | null' : ''}`;
  }
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, of]) => {
      const optional = schema.required?.includes(name) ? '' : '?';
      return `${name}${optional}: ${typeText(of)}`;
    });
    return `{ ${fields.join(', ')} }`;
  }
  return types.join(' | ') || 'any';
}

/** The type of a request or response body. */
export function bodyText(content: Content | undefined): string {
  return typeText(Object.values(content?.content ?? {})[0]?.schema);
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** All calls, in the order of the description. */
export function callsOf(api: OpenApi): { id: string; method: string; path: string; operation: Operation }[] {
  return Object.entries(api.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => ({
        id: `${method}-${path.replace(/[^a-z0-9]+/gi, '-')}`,
        method: method.toUpperCase(),
        path,
        operation,
      })),
  );
}
