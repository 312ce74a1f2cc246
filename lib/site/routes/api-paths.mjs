/** The API outside /api. next.config.mjs rewrites it: the middleware would slow calls and cut uploads at 10 MiB. */
export const documentedPaths = [
  '/demoregister/:path*',
  '/jobpost',
  '/jobpost/:path*',
  '/apply-job/:path*',
  '/hire-from-us',
  '/hire-from-us/:path*',
  '/blog',
  '/blog/:path*',
  '/profile/get/:path*',
  '/profile/add',
  '/profile/update/:path*',
  '/uploads/:path*',
  '/contactus/:path+',
]

export const apiPrefixes = [
  '/api',
  '/embed',
  ...new Set(documentedPaths.filter((path) => !path.endsWith('+')).map((path) => path.replace('/:path*', ''))),
]

export function documentedPath(path) {
  const short = path.replace(/^\/api(?=\/)/, '')
  const isOutside = documentedPaths.some((documented) => {
    const prefix = documented.replace(/\/:path[*+]$/, '')
    return short === documented || (prefix !== documented && short.startsWith(`${prefix}/`))
  })
  return isOutside ? short : path
}
