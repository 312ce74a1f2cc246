import { form, type Row } from '@/e2e/support/access/row'

const ofEditors = { anon: 401, other: 403, own: 403 }
const blog = { category_name: 'Training', title: 'A post', author: 'Lena Ortiz', description: '<p>Words</p>' }

/** Writing blog posts: editors. */
export const blogRows: Row[] = [
  {
    ...ofEditors,
    roles: ['editor'],
    call: 'POST /blog/add',
    admin: 201,
    sent: () => form('/blog/add', 'blogData', { ...blog, state: 'draft' }),
  },
  {
    ...ofEditors,
    roles: ['editor'],
    call: 'POST /blog/update/{id}',
    admin: 404,
    sent: () => form('/blog/update/2000000000', 'blogData', blog),
  },
  {
    ...ofEditors,
    roles: ['editor'],
    call: 'DELETE /blog/delete/{id}',
    admin: 404,
    sent: () => ({ path: '/blog/delete/2000000000' }),
  },
  {
    ...ofEditors,
    roles: ['editor'],
    call: 'POST /blogs/images',
    admin: 400,
    sent: () => form('/api/blogs/images', 'data', {}),
  },
]
