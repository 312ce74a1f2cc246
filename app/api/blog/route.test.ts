import sharp from 'sharp'
import { query } from '@/e2e/support/database'
import { newAdmin, signInAdmin } from '@/e2e/support/people'
import { required } from '@/e2e/support/settings'
import { storedUnder } from '@/e2e/support/store'
import { Visitor } from '@/e2e/support/visitor'

type Wire = { id: number; title: string; version: number; description: string; blog_image: string }

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const picture = () => new File([pixel], 'cover.png', { type: 'image/png' })

function blogForm(data: Record<string, unknown>, image?: File): FormData {
  const form = new FormData()
  const blog = { category_name: 'Training', title: 'A post', author: 'Lena Ortiz', description: '<p>Words</p>' }
  form.set('blogData', JSON.stringify({ ...blog, ...data }))
  if (image) form.set('blogImage', image)
  return form
}

async function add(editor: Visitor, data: Record<string, unknown>, image?: File): Promise<Wire> {
  const reply = await editor.call('POST', '/blog/add', { form: blogForm(data, image) })
  expect(reply.status).toBe(201)
  return reply.json as Wire
}

/** Returns the public places that show a post. */
async function placesWith({ id, title }: Wire): Promise<string[]> {
  const visitor = new Visitor()
  const list = (await visitor.call('GET', '/blog')).json as Wire[]
  const page = await visitor.call('GET', `/blogsection/${id}-x`, { headers: { accept: 'text/html' } })
  const texts = await Promise.all(['/feed.xml', '/sitemap.xml'].map((path) => visitor.call('GET', path)))
  return [
    ...(list.some((blog) => blog.id === id) ? ['GET /blog'] : []),
    ...(page.status === 404 ? [] : ['its page']),
    ...(texts.some(({ text }) => text.includes(title) || text.includes(`/blogsection/${id}-`))
      ? ['feed or sitemap']
      : []),
  ]
}

test('shows published posts on all public pages, and drafts and scheduled posts on none', async () => {
  const editor = await newAdmin('EDITOR')
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()
  const title = `Nowhere ${Date.now()}`
  const draft = await add(editor, { title: `${title} draft`, state: 'draft' })
  const scheduled = await add(editor, { title: `${title} later`, publishAt: tomorrow })
  const published = await add(editor, { title: `${title} public` })
  expect(await placesWith(draft)).toEqual([])
  expect(await placesWith(scheduled)).toEqual([])
  const [stored] = await query<{ day: string }>('SELECT "date"::text AS "day" FROM "Blog" WHERE "id" = $1', [
    scheduled.id,
  ])
  expect(stored?.day).toBe(tomorrow.slice(0, 10))
  expect(await placesWith(published)).toEqual(['GET /blog', 'its page', 'feed or sitemap'])
  const now = blogForm({ title: `${title} later`, state: 'published', publishAt: '' })
  await editor.call('POST', `/blog/update/${scheduled.id}`, { form: now })
  expect(await placesWith(scheduled)).toHaveLength(3)
})

test('redirects the URL of an old title permanently to the new one', async () => {
  const editor = await newAdmin('EDITOR')
  const { id } = await add(editor, { title: 'Before the change' })
  await editor.call('POST', `/blog/update/${id}`, { form: blogForm({ title: 'After the change' }) })
  const reply = await new Visitor().call('GET', `/blogsection/${id}-before-the-change`, {
    headers: { accept: 'text/html' },
  })
  expect([reply.status, reply.headers.get('location')]).toEqual([308, `/blogsection/${id}-after-the-change`])
})

test('sanitizes posts and removes images from other sites', async () => {
  const editor = await signInAdmin()
  const hostile =
    '<h1>Hi</h1><script>alert(1)</script><p onclick="x()">Text <a href="javascript:alert(1)">link</a></p><img src="https://evil.test/a.png"><svg onload=alert(1)>'
  const { description } = await add(editor, { description: hostile })
  expect(description).toBe('<h1>Hi</h1><p>Text <a>link</a></p>')
  const form = new FormData()
  form.set('data', '{}')
  form.set('image', picture())
  const stored = await editor.call('POST', '/api/blogs/images', { form })
  const { src } = stored.json as { src: string }
  expect((await new Visitor().call('GET', src)).headers.get('content-type')).toBe('image/webp')
  expect((await add(editor, { description: `<p>x</p><img src="${src}" alt="A bridge">` })).description).toContain(src)
})

test('stores a wide image in several widths and deletes all of them with it', async () => {
  const editor = await signInAdmin()
  const wide = { width: 1500, height: 750, channels: 3, background: '#1f4d3a' } as const
  const png = await sharp({ create: wide }).png().toBuffer()
  const blog = await add(editor, {}, new File([new Uint8Array(png)], 'wide.png', { type: 'image/png' }))
  const path = `/uploads/blogs/${blog.blog_image}`
  const widthOf = async (url: string) => {
    const reply = await fetch(required('TEST_SITE_URL') + url)
    return (await sharp(Buffer.from(await reply.arrayBuffer())).metadata()).width
  }
  expect(await widthOf(path)).toBe(1500)
  expect(await widthOf(`${path}?width=720`)).toBe(720)
  expect(await widthOf(`${path}?width=1200`)).toBe(1200)
  expect((await new Visitor().call('GET', `${path}?width=721`)).status).toBe(400)
  const page = await new Visitor().call('GET', `/blogsection/${blog.id}-x`, { headers: { accept: 'text/html' } })
  const { location } = Object.fromEntries(page.headers)
  const { text } = await new Visitor().call('GET', String(location), { headers: { accept: 'text/html' } })
  expect(text).toContain(`srcSet="${path}?width=720 720w, ${path}?width=1200 1200w, ${path} 1500w"`)
  const [name = ''] = blog.blog_image.split('.')
  expect(storedUnder(name)).toBe(3)
  expect((await editor.call('DELETE', `/blog/delete/${blog.id}`)).status).toBe(200)
  expect(storedUnder(name)).toBe(0)
})

test('serves a narrow image as is', async () => {
  const blog = await add(await signInAdmin(), {}, picture())
  const replies = await Promise.all(
    ['', '?width=720'].map((query) => new Visitor().call('GET', `/uploads/blogs/${blog.blog_image}${query}`)),
  )
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(replies[0]?.text).toBe(replies[1]?.text)
})

test('rejects a stale edit with the current version, and accepts an edit without a version', async () => {
  const editor = await newAdmin('EDITOR')
  const blog = await add(editor, {}, picture())
  const mine = { version: blog.version, title: 'Mine' }
  expect((await editor.call('POST', `/blog/update/${blog.id}`, { form: blogForm({ title: 'Legacy' }) })).status).toBe(
    200,
  )
  const stale = await editor.call('POST', `/blog/update/${blog.id}`, { form: blogForm(mine) })
  expect([stale.status, stale.json]).toMatchObject([409, { current: { title: 'Legacy', version: blog.version + 1 } }])
  const other = picture()
  const replaced = await editor.call('POST', `/blog/update/${blog.id}`, { form: blogForm({}, other) })
  expect((replaced.json as Wire).blog_image).not.toBe(blog.blog_image)
  expect((await new Visitor().call('GET', `/uploads/blogs/${blog.blog_image}`)).status).toBe(404)
  expect((await editor.call('DELETE', `/blog/delete/${blog.id}`)).status).toBe(200)
  expect((await editor.call('DELETE', `/blog/delete/${blog.id}`)).status).toBe(404)
})

test.each([['a missing title', { title: ' ' }, 400, 'title']])(
  'rejects %s with an error on the field',
  async (_name, data, status, field) => {
    const reply = await (await signInAdmin()).call('POST', '/blog/add', { form: blogForm(data) })
    expect(reply.status).toBe(status)
    expect(Object.keys((reply.json as { errors: object }).errors)).toEqual([field])
  },
)
