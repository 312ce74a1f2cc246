'use client'

import { SavedCheckbox } from '@/components/ui/saved-checkbox'
import { callApi } from '@/lib/api/client'
import { matchMessages } from '@/lib/hiring/matches/messages'
import { consentMessages, consentTexts } from '@/lib/platform/consents/texts'

type NoticesProps = { wantsReminders: boolean; wantsNews: boolean }

export function Notices({ wantsReminders, wantsNews }: NoticesProps) {
  return (
    <div className="mt-4 space-y-2">
      <SavedCheckbox
        name="reminders"
        label="Email me when a saved job is about to close or has closed."
        isOn={wantsReminders}
        call={(wanted) => callApi('/api/account/reminders', { method: 'PUT', json: { wanted } })}
        failed={consentMessages.failed}
      />
      <SavedCheckbox
        name="news"
        label={consentTexts.news}
        isOn={wantsNews}
        call={(wanted) => callApi('/api/account/consents/news', { method: wanted ? 'PUT' : 'DELETE' })}
        failed={consentMessages.failed}
      />
    </div>
  )
}

export function SuggestionsChoice({ isWanted }: { isWanted: boolean }) {
  return (
    <div className="mb-8 rounded-card border border-line bg-raised px-5 py-3">
      <SavedCheckbox
        name="suggestions"
        label={matchMessages.choice}
        hint={matchMessages.hint}
        isOn={isWanted}
        call={(wanted) => callApi('/api/account/suggestions', { method: 'PUT', json: { wanted } })}
        failed={consentMessages.failed}
      />
    </div>
  )
}
