import { DeleteAccount } from '@/components/accounts/delete-account'
import { DownloadData } from '@/components/accounts/download-data'

/** Takes one's data along, or deletes the account with all that belongs to it. */
export function YourData({ email }: { email: string }) {
  return (
    <section aria-labelledby="your-data" className="mt-12 border-t border-line pt-8">
      <h2 id="your-data" className="text-heading">
        Your data
      </h2>
      <div className="mt-4 grid gap-5 xl:grid-cols-2">
        <div className="flex flex-col items-start rounded-card border border-line bg-raised p-5">
          <h3 className="font-semibold">Take it along</h3>
          <p className="mt-1 mb-4 text-muted">
            A zip of everything we keep about you: readable JSON files, your resumes and your photo.
          </p>
          <DownloadData email={email} />
        </div>
        <div className="flex flex-col items-start rounded-card border border-line bg-raised p-5">
          <h3 className="font-semibold">Leave for good</h3>
          <p className="mt-1 mb-4 text-muted">
            Your profile, applications, resumes, saved jobs and job alerts are deleted with your account.
          </p>
          <DeleteAccount email={email} />
        </div>
      </div>
    </section>
  )
}
