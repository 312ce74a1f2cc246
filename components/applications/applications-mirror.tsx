'use client'

import { useEffect } from 'react'
import { type StoredApplication, storeApplications } from '@/lib/session/stored-account'

/** Keeps the documented local list of applied jobs as the server has it (spec §3, contract §3). Shows nothing. */
export function ApplicationsMirror({ applications }: { applications: StoredApplication[] }) {
  useEffect(() => storeApplications(applications), [applications])
  return null
}
