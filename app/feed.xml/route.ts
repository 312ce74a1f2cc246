import { methods, route } from '@/lib/api/route'
import { toFeed } from '@/lib/content/blogs/feed'
import { listBlogs } from '@/lib/content/blogs/queries'
import { env } from '@/lib/env'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Get the blog as RSS',
      tag: 'Jobs for partners',
      auth: 'anyone',
      responses: { 200: 'application/rss+xml' },
    },
    async () => {
      const feed = toFeed(env().SITE_URL, await listBlogs())
      return new Response(feed, {
        headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
      })
    },
  ),
})
