import { connection } from 'next/server'
import type { ReactNode } from 'react'

/** Its pages name the site's address, which is known at run time alone. */
export default async function SeekerLayout({ children }: { children: ReactNode }) {
  await connection()
  return children
}
