import { json, methods, route } from '@/lib/api/route'
import { toBlogWire } from '@/lib/blogs/format'
import { listBlogs } from '@/lib/blogs/queries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // GET /blog: every post, newest first
  GET: route({ auth: 'anyone' }, async () => json((await listBlogs()).map(toBlogWire))),
})
