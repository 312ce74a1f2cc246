import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { contentPages } from '@/lib/content/pages/pages'
import { site } from '@/lib/site/company'
import { findBrowser } from '@/scripts/browser'

const folder = 'public/share'
const font = (name: string, file: string) =>
  `@font-face{font-family:${name};font-weight:200 800;src:url(data:font/woff2;base64,${readFileSync(`node_modules/@fontsource-variable/${file}`).toString('base64')})}`

const style = `${font('Head', 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2')}
${font('Body', 'inter/files/inter-latin-wght-normal.woff2')}
body{margin:0;width:1200px;height:630px;background:#12392b;color:#f4efe4;overflow:hidden;position:relative}
svg{position:absolute;inset:0}main{position:absolute;inset:72px 80px auto}
p{font:500 32px Body;color:#bfd0c5;margin:0}h1{font:650 76px/1.08 Head;letter-spacing:-.02em;margin:24px 0 0;text-wrap:balance}`

const bridge = `<svg width="1200" height="630" fill="none" stroke="#3d7a5f" stroke-width="3"><path d="M0 552h1200M0 568h1200"/>
<path d="M30 552a180 180 0 0 1 360 0M70 552a140 140 0 0 1 280 0M390 552a180 180 0 0 1 360 0M430 552a140 140 0 0 1 280 0M750 552a180 180 0 0 1 360 0M790 552a140 140 0 0 1 280 0"/>
<circle cx="930" cy="372" r="14" fill="#e0935c" stroke="none"/></svg>`

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
for (const { name, title } of [
  { name: 'site', title: site.tagline },
  { name: 'applied-jobs', title: 'Open IT jobs in the USA and India' },
  { name: 'blogsection', title: 'Notes from our engineers, trainers and recruiters' },
  { name: 'hirefromus', title: 'Hire from us: post a job in five minutes' },
  { name: 'registration', title: 'Sit in on a course before you book it' },
  { name: 'contact-us', title: 'Talk to a person in Austin or Hyderabad' },
  ...contentPages.map(({ path, title }) => ({ name: path.slice(1), title })),
]) {
  await page.setContent(`<style>${style}</style>${bridge}<main><p>${site.legalName}</p><h1>${title}</h1></main>`)
  await page.evaluate(() => document.fonts.ready)
  const png = await sharp(await page.screenshot())
    .png({ palette: true, colors: 64, compressionLevel: 9 })
    .toBuffer()
  writeFileSync(`${folder}/${name}.png`, png)
}
await browser.close()
