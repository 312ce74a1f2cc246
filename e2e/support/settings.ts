/** Reads a variable that tells the tests where their site is. Throws if it isn't set. */
export function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} isn't set. This test needs a running site, which npm test starts.`)
  return value
}

/** The URLs of the test site's processes: two in `npm test`, otherwise one. Throws if there's no site. */
export const siteUrls = () =>
  [required('TEST_SITE_URL'), process.env.TEST_SECOND_SITE_URL].filter((url) => url !== undefined)
