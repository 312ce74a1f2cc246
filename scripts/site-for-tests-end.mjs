// Jest needs a separate file for teardown.
export { tearDown as default } from './site-for-tests.mjs'
