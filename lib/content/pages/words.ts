import { blogSchema, contactSchema, demoSchema, hireSchema, homeSchema } from './schema'
import blog from './texts/blog.json' with { type: 'json' }
import contact from './texts/contact.json' with { type: 'json' }
import demo from './texts/demo.json' with { type: 'json' }
import hire from './texts/hire.json' with { type: 'json' }
import home from './texts/home.json' with { type: 'json' }

export const homeContent = homeSchema.parse(home)
export const blogWords = blogSchema.parse(blog)
export const contactContent = contactSchema.parse(contact)
export const demoWords = demoSchema.parse(demo)
export const hireWords = hireSchema.parse(hire)
