import { setTimeout as wait } from 'node:timers/promises'
import { newEmail, signInAdmin } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'
import { QUICKEST_MS } from '@/lib/content/comments/spam'

type Wire = { id: number; blogId: number; state: string; isParked: boolean; name: string; email: string; text: string }
type Post = { id: number; path: string; formToken: string }

let editor: Visitor
let post: Post
let other: Post

beforeAll(async () => {
  editor = await signInAdmin()
  ;[post, other] = [await newPost(), await newPost()]
  await wait(QUICKEST_MS + 100)
})

async function newPost(data: object = {}): Promise<Post> {
  const form = new FormData()
  const title = `Comments ${newEmail('post').slice(5, 15)}`
  const blog = { category_name: 'Training', title, author: 'Lena Ortiz', description: '<p>Words</p>', ...data }
  form.set('blogData', JSON.stringify(blog))
  const { id } = (await editor.call('POST', '/blog/add', { form })).json as { id: number }
  const path = `/blogsection/${id}-${title.toLowerCase().replaceAll(/[ .]/g, '-')}`
  return { id, path, formToken: /name="formToken" value="([^"]+)"/.exec(await read(path))?.[1] ?? '' }
}

const read = async (path: string) => (await new Visitor().call('GET', path, { headers: { accept: 'text/html' } })).text
const comment = (on: Post, data: object = {}) => ({
  blogId: on.id,
  formToken: on.formToken,
  name: 'Rosa Lind',
  email: newEmail('visitor'),
  text: `Well said ${newEmail('words')}`,
  website: '',
  ...data,
})
type Comment = ReturnType<typeof comment>
const send = (sent: Comment, visitor = new Visitor()) => visitor.call('POST', '/api/comments', { json: sent })
const findAll = async (email: string) =>
  ((await editor.call('GET', '/api/comments')).json as Wire[]).filter((each) => each.email === email)
const decide = (id: number, state: unknown) => editor.call('PATCH', `/api/comments/${id}`, { json: { state } })

test('holds a comment for approval and never shows its email', async () => {
  const sent = comment(post, { text: 'First line\nand <b>second</b>' })
  expect(await send(sent)).toMatchObject({
    status: 201,
    json: { message: 'Thanks! Your comment will appear here once an editor approves it.' },
  })
  const [waiting] = await findAll(sent.email)
  expect(waiting).toMatchObject({
    blogId: post.id,
    state: 'waiting',
    isParked: false,
    name: sent.name,
    text: sent.text,
  })
  expect(await read(post.path)).not.toContain('First line')

  expect((await decide(waiting?.id ?? 0, 'approved')).json).toMatchObject({ state: 'approved' })
  const page = await read(post.path)
  expect(page).toContain('First line\nand &lt;b&gt;second&lt;/b&gt;')
  expect(page).not.toContain(sent.email)

  await decide(waiting?.id ?? 0, 'rejected')
  expect(await read(post.path)).not.toContain('First line')
  const remove = () => editor.call('DELETE', `/api/comments/${waiting?.id}`)
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 404])
  expect((await decide(waiting?.id ?? 0, 'approved')).status).toBe(404)
})

test('silently holds a comment sent too quickly', async () => {
  let sent: Comment
  let tookMs: number
  do {
    const start = Date.now()
    sent = comment(await newPost())
    expect((await send(sent)).status).toBe(201)
    tookMs = Date.now() - start
  } while (tookMs >= QUICKEST_MS)
  expect(await findAll(sent.email)).toMatchObject([{ state: 'rejected', isParked: true }])
})

test('silently holds a comment with the hidden field filled in', async () => {
  const sent = comment(post, { website: 'https://pills.example' })
  expect((await send(sent)).status).toBe(201)
  expect(await findAll(sent.email)).toMatchObject([{ state: 'rejected', isParked: true }])
})

test('ignores a repeated comment and holds a copy from someone else', async () => {
  const sent = comment(post)
  expect([(await send(sent)).status, (await send(sent)).status]).toEqual([201, 201])
  expect(await findAll(sent.email)).toHaveLength(1)
  const copied = { ...sent, email: newEmail('copier') }
  await send(copied)
  const [parked] = await findAll(copied.email)
  expect(parked).toMatchObject({ state: 'rejected', isParked: true })
  expect((await decide(parked?.id ?? 0, 'rejected')).json).toMatchObject({ isParked: false })
})

test.each([['text', { text: 'http://a.example http://b.example http://c.example' }]])(
  'rejects %s with an error on the field',
  async (field, wrong) => {
    const { status, json } = await send(comment(post, wrong))
    expect([status, Object.keys((json as { errors: object }).errors)]).toEqual([400, [field]])
  },
)

test('rejects forged forms and forms for another post', async () => {
  for (const formToken of ['x', `${post.formToken}x`, other.formToken])
    expect((await send(comment(post, { formToken }))).status).toBe(400)
})

test('rejects comments on drafts', async () => {
  const form = new FormData()
  const blog = { category_name: 'A', title: 'Now a draft', author: 'B', description: '<p>C</p>', state: 'draft' }
  form.set('blogData', JSON.stringify(blog))
  const hidden = await newPost()
  await editor.call('POST', `/blog/update/${hidden.id}`, { form })
  expect((await send(comment(hidden))).status).toBe(404)
})

test('limits how many comments a person can send at once', async () => {
  const visitor = new Visitor()
  const statuses: number[] = []
  for (let count = 0; count < 11; count += 1) statuses.push((await send(comment(post), visitor)).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
})

test('redirects a form sent without JavaScript to its post, with a note', async () => {
  const submit = (data: object) =>
    new Visitor().call('POST', '/api/comments/form', {
      body: new URLSearchParams(Object.entries(data).map(([name, value]) => [name, String(value)])),
      headers: { referer: `http://localhost:3000${post.path}` },
    })
  const sent = comment(post)
  const reply = await submit(sent)
  expect([reply.status, reply.headers.get('location')]).toEqual([303, `${post.path}?comment=sent#comments`])
  expect(await findAll(sent.email)).toMatchObject([{ state: 'waiting' }])
  expect(await read(`${post.path}?comment=sent`)).toContain('once an editor approves it')
  expect((await submit(comment(post, { email: 'x' }))).headers.get('location')).toContain('?comment=wrong')
  expect((await submit(comment(post, { formToken: 'x' }))).headers.get('location')).toContain('?comment=stale')
})

test('decides on several comments at once, each of them once', async () => {
  const name = `Many ${newEmail('of').slice(0, 10)}`
  const made = [comment(post, { name }), comment(post, { name })]
  for (const sent of made) await send(sent)
  const ids = (await Promise.all(made.map(({ email }) => findAll(email)))).flat().map(({ id }) => id)
  const decideAll = async (decision: string) =>
    (await editor.call('POST', '/api/comments/decisions', { json: { ids, decision } })).json
  expect(await decideAll('approved')).toEqual({ done: 2 })
  await decideAll('approved')
  expect(await decideAll('deleted')).toEqual({ done: 2 })
  expect(await decideAll('deleted')).toEqual({ done: 0 })
  const { text } = await editor.call('GET', `/api/exports/audit?search=${encodeURIComponent(name)}`)
  expect(text.match(/comment\.[a-z]+/g)).toEqual([
    'comment.deleted',
    'comment.deleted',
    'comment.approved',
    'comment.approved',
  ])
})

test('rejects an invalid status', async () => {
  expect((await decide(1, 'APPROVED')).status).toBe(400)
})
