/** A variable that scripts/test.ts sets for the tests. */
export function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the tests with npm test.`)
  return value
}
