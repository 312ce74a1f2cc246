import type * as z from 'zod'

type Shape<Schema extends z.ZodType> = {
  version: number
  schema: Schema
  upgrades?: Record<number, (value: unknown) => unknown>
}

export function versionedJson<Schema extends z.ZodType>({ version, schema, upgrades = {} }: Shape<Schema>) {
  return {
    write: (value: z.output<Schema>) => ({ version, value }),
    read(json: unknown): z.output<Schema> | null {
      const stored = isVersioned(json) ? json : { version: 0, value: json }
      let { value } = stored
      for (let at = stored.version; at < version; at += 1) value = upgrades[at]?.(value) ?? value
      return schema.safeParse(value).data ?? null
    },
  }
}

function isVersioned(json: unknown): json is { version: number; value: unknown } {
  return typeof json === 'object' && json !== null && 'value' in json && 'version' in json
}
