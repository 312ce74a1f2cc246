import type { ReactNode } from 'react'
import { ConsoleColumn } from '@/components/console/lists/console-column'

export default function ConsoleColumnLayout({ children }: { children: ReactNode }) {
  return <ConsoleColumn>{children}</ConsoleColumn>
}
