import type { ReactNode } from 'react'
import { CodeSample } from '@/components/site/api-docs/call-reference'
import { scopes } from '@/lib/auth/scopes'
import { webhookEvents } from '@/lib/platform/webhooks/events'

const job = {
  externalId: 'REQ-1024',
  publish: true,
  jobTitle: 'Data Engineer',
  company: 'Lantern Freight Systems',
  companyUrl: 'https://lantern-freight.example',
  firstName: 'Nora',
  lastName: 'Whitfield',
  email: 'nora@lantern-freight.example',
  mobileNumber: '+1 512-555-0137',
  vacancies: 2,
  experience: '2 - 4 Years',
  employmentType: 'Full Time',
  jobType: 'Hybrid',
  workDays: 'Mon - Fri',
  noticePeriod: '15 Days',
  salary: '$110,000 – $140,000 a year',
  location: 'Denver, CO',
  description: 'Build the services that plan truck routes.',
  qualification: 'Three years of SQL and Python.',
}

const KEY = '-H "Authorization: Bearer $API_KEY"'

const event = {
  type: 'application.moved',
  timestamp: '2026-11-25T14:00:00.000Z',
  data: { id: 123, jobId: 45, personId: 67, status: 'shortlisted' },
}

const CHECK = `import { Webhook } from 'standardwebhooks'

const event = new Webhook(process.env.WEBHOOK_SECRET).verify(body, headers)`

/** How a program such as an applicant tracking system uses the API. */
export function ProgramGuide({ origin }: { origin: string }) {
  const url = (path: string) => `'${origin}/api/v1${path}'`
  return (
    <div className="mb-12 grid max-w-prose gap-10">
      <Part id="keys" title="API keys">
        <p>
          An owner creates a key for your program in the console, under Settings. Send it with every request. A missing
          or wrong key gets a 401, and a key without the scope a 403; both say what to do.
        </p>
        <CodeSample>{`curl ${KEY} ${url('/jobs/changes?own=true')}`}</CodeSample>
        <Names of={Object.entries(scopes).map(([name, { text }]) => [name, text])} />
        <p>
          Each key has a limit of calls per minute. Above it, you get a 429 with <code>Retry-After</code> in seconds.
          Keep the key on your server, never in a page or an app.
        </p>
      </Part>
      <Part id="post-jobs" title="Post and change jobs">
        <p>
          A job has the fields of the hire form, and an <code>externalId</code> from your system. With{' '}
          <code>publish</code> it goes live right away. Without it, the team reviews it first.
        </p>
        <CodeSample>
          {`curl -X POST ${url('/jobs')} \\\n  ${KEY} \\\n  -H 'Idempotency-Key: req-1024-1' \\\n  -H 'Content-Type: application/json' \\\n  -d '${JSON.stringify(job)}'`}
        </CodeSample>
        <p>
          Change only the fields that differ, by our id or by yours. <code>null</code> clears an optional field.
        </p>
        <CodeSample>
          {`curl -X PATCH ${url('/jobs/external:REQ-1024')} \\\n  ${KEY} \\\n  -H 'Content-Type: application/json' \\\n  -d '{"vacancies": 3, "publish": true}'`}
        </CodeSample>
        <CodeSample>{`curl -X POST ${url('/jobs/external:REQ-1024/close')} ${KEY}\ncurl -X POST ${url('/jobs/external:REQ-1024/fill')} ${KEY}`}</CodeSample>
        <p>
          Your keys share the jobs of their system, so you can replace a key and keep the jobs. Other systems' jobs
          can't be changed.
        </p>
      </Part>
      <Part id="repeat-calls" title="Repeat a call safely">
        <p>
          If you don't get a response, send the same request again with the same <code>Idempotency-Key</code>. For 24
          hours it has no second effect and gets the first response, with the header{' '}
          <code>Idempotent-Replayed: true</code>. A different request with that key gets a 422. Failed calls aren't
          kept.
        </p>
      </Part>
      <Part id="read-applications" title="Read applications">
        <p>
          Lists start with what changed first. Follow <code>next</code> until it's null. Next time, send the{' '}
          <code>asOf</code> of the first page as <code>updatedSince</code> to get only what changed since. The two
          overlap by a minute, so expect some items twice.
        </p>
        <CodeSample>{`curl ${KEY} \\\n  ${url('/applications?updatedSince=2026-11-25T14:00:00Z&status=new')}`}</CodeSample>
        <p>The resume opens with the same key. Each reading is in the audit log.</p>
        <CodeSample>{`curl ${KEY} -OJ ${url('/applications/123/resume')}`}</CodeSample>
      </Part>
      <WebhookGuide />
    </div>
  )
}

/** Names of the API, each with what it means. */
function Names({ of }: { of: [string, string][] }) {
  return (
    <dl className="grid gap-2">
      {of.map(([name, text]) => (
        <div key={name}>
          <dt>
            <code className="font-semibold">{name}</code>
          </dt>
          <dd className="text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function WebhookGuide() {
  return (
    <Part id="webhooks" title="Webhooks">
      <p>
        Instead of asking what changed, let us send you events. An owner adds your URL in the console, under Settings,
        and gives you its secret. An event contains IDs; read the rest with your API key.
      </p>
      <CodeSample>{JSON.stringify(event, null, 2)}</CodeSample>
      <Names of={Object.entries(webhookEvents)} />
      <p>
        Requests are signed as{' '}
        <a href="https://www.standardwebhooks.com" className="underline underline-offset-4">
          Standard Webhooks
        </a>{' '}
        describes, so you can check them with its libraries. For a day after the secret changes, there's a signature of
        each secret. Reject requests that are older than five minutes.
      </p>
      <CodeSample>{CHECK}</CodeSample>
      <p>
        Respond with a 2xx within ten seconds. After anything else, including a redirect, we try again nine times in
        three days, with longer and longer waits. If nothing arrives in that time, or if you respond with 410, the
        webhook pauses, and its events wait until an owner resumes it.
      </p>
      <p>
        You may get an event twice, with the same <code>webhook-id</code>. Events about the same job arrive in order,
        and so do those about the same person and their applications. A recruiter's decision arrives when it can't be
        undone anymore.
      </p>
    </Part>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {children}
    </section>
  )
}
