'use client'

import { useEffect } from 'react'
import { type StoredApplication, storeApplications } from '@/lib/accounts/session/stored-account'

export function ApplicationsSync({ applications }: { applications: StoredApplication[] }) {
  useEffect(() => storeApplications(applications), [applications])
  return null
}
