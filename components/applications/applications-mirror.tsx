'use client'

import { useEffect } from 'react'
import { type StoredApplication, storeApplications } from '@/lib/session/stored-account'

/** Keeps the documented local list of applied jobs as the server has it (requirements §3, requirements §12). Shows nothing. */
export function ApplicationsMirror({ applications }: { applications: StoredApplication[] }) {
  useEffect(() => storeApplications(applications), [applications])
  return null
}
