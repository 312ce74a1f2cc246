// Jest wants a file of its own for what ends a run.
export { tearDown as default } from './site-for-tests.mjs'
