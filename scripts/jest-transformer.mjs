import { createRequire } from 'node:module'

const { createTransformer: createNextTransformer } = createRequire(import.meta.url)(
  'next/dist/build/swc/jest-transformer.js',
)

/** Next's transformer writes import attributes with `assert`, which Node 22 and later don't accept. */
export default {
  createTransformer(options) {
    const next = createNextTransformer(options)
    return {
      process(...file) {
        const { code, ...rest } = next.process(...file)
        return { ...rest, code: code.replace(/(\bfrom\s*"[^"\n]+\.json"\s*)assert(?=\s*\{)/g, '$1with') }
      },
    }
  },
}
