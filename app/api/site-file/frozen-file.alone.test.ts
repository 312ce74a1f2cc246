import { readFileSync } from 'node:fs'
import { startOwnSite } from '@/e2e/support/own-site'
import { signInAdmin } from '@/e2e/support/people'
import { downloadSiteFile, importSiteFile, manifestIn } from '@/e2e/support/site-files'
import { openPage } from '@/e2e/support/site-pages'
import { until } from '@/e2e/support/waiting'
import type { Manifest } from '@/lib/site/site-file/schema'

/** Exported by version 1.0.0. Every later version has to read it as it is (docs/compatibility.md). */
const FILE = 'e2e/support/samples/site-1.0.zip'
const MAX_MS = 240_000

let close = async () => {}
afterAll(() => close(), MAX_MS)

/** Images get new names in every import. */
function withoutNames({ exportedAt: _, ...content }: Manifest) {
  const names = /[\w-]{20,}(?=\.webp)/g
  return JSON.parse(JSON.stringify(content).replace(names, 'image'))
}

test(
  'imports a site file of version 1.0 with all of its content',
  async () => {
    close = await startOwnSite({ SEED: 'none' })
    const owner = await signInAdmin()
    const frozen = readFileSync(FILE)
    expect(await importSiteFile(owner, frozen)).toMatchObject({ status: 200 })
    const exported = manifestIn(new Uint8Array(await (await downloadSiteFile(owner)).arrayBuffer()))
    expect(withoutNames(exported)).toMatchObject(withoutNames(manifestIn(frozen)))
    await until(async () => (await openPage('/our-team')).text.includes('They knew the team better than I did.'))
  },
  MAX_MS,
)
