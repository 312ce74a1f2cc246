import { mkdirSync, writeFileSync, rmSync } from 'node:fs'
import { startEmbeddedSite } from './scripts/test-site'
rmSync('/tmp/read-site', { recursive: true, force: true })
mkdirSync('/tmp/read-site', { recursive: true })
const site = await startEmbeddedSite('/tmp/read-site')
writeFileSync('/tmp/read-site/env.json', JSON.stringify(site.env))
console.log(site.env)
process.on('SIGTERM', async () => { await site.close(); process.exit(0) })
setInterval(() => {}, 1e6)
