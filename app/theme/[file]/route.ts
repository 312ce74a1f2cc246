import * as z from 'zod'
import { iconPicture, sharePicture } from '@/components/site/brand/pictures'
import { ApiError } from '@/lib/api/errors'
import { methods, route } from '@/lib/api/route'
import { findSettingAt, getSetting } from '@/lib/site/settings/queries'
import { themeCss } from '@/lib/site/settings/theme'

const params = z.object({ file: z.string().regex(/^(\d{1,9}\.css|share\.png|icon-(32|180|192|512)\.png)$/) })
const forever = 'public, max-age=31536000, immutable'
/** Their links carry a version. */
const anHour = 'public, max-age=3600'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: "The look as files: a version's style sheet, the icons and the picture of a shared page",
      tag: 'Files',
      auth: 'anyone',
      responses: { 200: 'image/*' },
      params,
    },
    async ({ params: { file } }) => {
      if (file.endsWith('.css')) return styleSheet(Number.parseInt(file, 10))
      const { value: look } = await getSetting('look')
      const picture = file === 'share.png' ? sharePicture(look) : iconPicture(look, Number(file.replace(/\D/g, '')))
      return new Response(await picture.arrayBuffer(), {
        headers: { 'content-type': 'image/png', 'cache-control': anHour },
      })
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
