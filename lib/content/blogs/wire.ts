import * as z from 'zod'
import { idResponse, timeResponse } from '@/lib/api/responses'

export const blogWire = z.object({
  id: idResponse,
  category_name: z.string(),
  title: z.string(),
  author: z.string(),
  blog_image: z.string(),
  description: z.string(),
  date: z.iso.date(),
})
export const adminBlogWire = blogWire.extend({
  imageAlt: z.string(),
  state: z.enum(['draft', 'published']),
  publishAt: timeResponse,
  version: z.int(),
})
export const blogImageResponse = z.object({ src: z.string(), width: z.int().nullable(), height: z.int().nullable() })
