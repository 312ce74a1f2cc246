import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { ApiError } from '@/lib/api/errors'
import { methods, route } from '@/lib/api/route'
import { site } from '@/lib/site/company'
import { drawingIn } from '@/lib/site/settings/drawings'
import { drawIcon, drawShareImage, type IconShape } from '@/lib/site/settings/pictures'
import { findSettingAt, getSetting } from '@/lib/site/settings/queries'
import type { Look } from '@/lib/site/settings/schema'
import { themeCss } from '@/lib/site/settings/theme'

const params = z.object({
  file: z
    .string()
    .regex(
      /^(\d{1,9}\.css|\d{1,9}-[a-z]+([-.][a-z]+)*\.svg|favicon\.ico|share\.png|(tab-32|app-(180|192|512)|maskable-512)\.png)$/,
    ),
})
const forever = 'public, max-age=31536000, immutable'
/** Links to pictures carry a version, but people also copy them without it. */
const anHour = 'public, max-age=3600'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: "Get the brand's style sheet, a drawing in its colors, an icon or the share image",
      tag: 'Files',
      auth: 'anyone',
      responses: { 200: '*/*' },
      params,
    },
    async ({ params: { file } }) => {
      if (file.endsWith('.css')) return styleSheet(Number.parseInt(file, 10))
      if (file.endsWith('.svg')) return drawing(file)
      const isIcon = file === 'favicon.ico'
      const type = isIcon && site.isSample ? 'image/x-icon' : 'image/png'
      const bytes = isIcon ? await favicon() : await drawn(file)
      return new Response(new Uint8Array(bytes), { headers: { 'content-type': type, 'cache-control': anHour } })
    },
  ),
})

async function styleSheet(version: number): Promise<Response> {
  const look = await findSettingAt('look', version)
  if (!look) throw new ApiError('not-found')
  return new Response(themeCss(look), {
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': forever },
  })
}

/** Drawings for the current brand are cached in memory, because pages link to those. */
async function drawing(file: string): Promise<Response> {
  const version = Number.parseInt(file, 10)
  const svg =
    version === site.look.version ? await drawn(file) : await drawSvg(file, await findSettingAt('look', version))
  return new Response(new Uint8Array(svg), { headers: { 'content-type': 'image/svg+xml', 'cache-control': forever } })
}

async function drawSvg(file: string, look: Pick<Look, 'brand' | 'accent'> | null): Promise<Buffer> {
  const svg = look && (await drawingIn(look, file.replace(/^\d+-|\.svg$/g, '')))
  if (!svg) throw new ApiError('not-found')
  return Buffer.from(svg)
}

/** The sample company has a hand-drawn icon. */
const favicon = () => (site.isSample ? readFile(join(process.cwd(), 'public/favicon.ico')) : drawn('tab-32.png'))

let pictures: { version: string; drawn: Map<string, Promise<Buffer>> } = { version: '', drawn: new Map() }

/** Draws each image once per version of the settings. Concurrent requests share the result. */
function drawn(file: string): Promise<Buffer> {
  const version = `${site.version}.${site.look.version}`
  if (pictures.version !== version) pictures = { version, drawn: new Map() }
  const known = pictures.drawn.get(file) ?? draw(file)
  pictures.drawn.set(file, known)
  known.catch(() => pictures.drawn.delete(file))
  return known
}

async function draw(file: string): Promise<Buffer> {
  if (file.endsWith('.svg')) return drawSvg(file, site.look)
  const { value: look } = await getSetting('look')
  if (file === 'share.png') return drawShareImage(look)
  const [shape, size] = file.split(/[-.]/)
  return drawIcon(look, Number(size), shape as IconShape)
}
