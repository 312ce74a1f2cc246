import type { Metadata } from 'next'
import { SuggestionsChoice } from '@/components/accounts/consents/notices'
import { ProfileForm } from '@/components/people/profiles/profile-form'
import { findWantsSuggestions } from '@/lib/accounts/seekers/queries'
import { requireSeeker } from '@/lib/auth/guards'
import { toProfile } from '@/lib/people/profiles/format'
import { findOwnProfile } from '@/lib/people/profiles/queries'

export const metadata: Metadata = {
  title: 'Profile settings',
  description: "Your skills, what you're looking for, and your resume.",
  robots: { index: false },
}

export default async function ProfilePage() {
  const seeker = await requireSeeker('/profile')
  const profile = await findOwnProfile(seeker)
  return (
    <>
      <h1 className="text-title">Profile settings</h1>
      <p className="mt-1 mb-5 text-muted">
        This is what recruiters see. Select a section's edit icon to change it, then save everything at once.
      </p>
      <SuggestionsChoice isWanted={await findWantsSuggestions(seeker)} />
      <ProfileForm
        email={seeker.email}
        userName={seeker.userName}
        saved={profile && toProfile(profile, seeker.userName)}
      />
    </>
  )
}
