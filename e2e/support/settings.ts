/** Reads a variable that tells the tests where their site is. Throws if it isn't set. */
export function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} isn't set. This test needs a running site, which npm test starts.`)
  return value
}
