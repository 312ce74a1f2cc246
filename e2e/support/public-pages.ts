import { contentPages } from '@/lib/content/pages'

/** Every page for the public whose address never changes. */
export const publicPages = [
  '/',
  ...contentPages.map(({ path }) => path),
  '/registration',
  '/contact-us',
  '/hirefromus',
  '/blogsection',
  '/applied-jobs',
  '/applied-jobs/type/remote',
  '/privacy',
  '/api-docs',
  '/api-docs/postings',
  '/login',
  '/register',
  '/otpverification',
  '/forgotpassword',
]
