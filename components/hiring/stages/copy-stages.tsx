import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/field'

type CopyStagesProps = { jobId: number; jobs: { value: string; label: string }[]; from: number | null }

/** Opens the form with another job's stages. Works without JavaScript. */
export function CopyStages({ jobId, jobs, from }: CopyStagesProps) {
  return (
    <form
      action={`/adminpostjobs/${jobId}/stages`}
      className="space-y-4 rounded-card border border-line bg-raised p-5 shadow-card"
    >
      <h2 className="text-heading">Copy from another job</h2>
      <SelectField
        name="from"
        label="Job"
        required
        options={jobs}
        placeholder="Choose a job"
        defaultValue={from === null ? '' : String(from)}
        hint="Nothing changes until you save."
      />
      <Button type="submit" look="secondary">
        Copy stages
      </Button>
    </form>
  )
}
