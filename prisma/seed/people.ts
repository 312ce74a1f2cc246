import type { Database } from '@/lib/db'
import { storedPhone } from '@/lib/platform/phones/numbers'
import { markSampleRows } from '@/lib/platform/sample-rows/mutations'
import { checkUpload } from '@/lib/platform/uploads/check'
import { storeUpload } from '@/lib/platform/uploads/mutations'
import { site } from '@/lib/site/company'
import { daysAgo, hoursAgo } from './clock'
import { applications, companies, people, resumeOf } from './data'

/** Writes the 128 registrations. They have no passwords, so no one can sign in as a demo person. */
export async function seedPeople(tx: Database): Promise<void> {
  const added = await tx.seeker.createManyAndReturn({
    select: { id: true },
    data: people.map(({ userName, email, mobile, verified, daysAgo: days }, row) => ({
      userName,
      email,
      mobile,
      phoneE164: storedPhone(mobile, 'seeker'),
      createdAt: daysAgo(days, row),
      verifiedAt: verified ? daysAgo(days, row) : null,
    })),
  })
  await markSampleRows(tx, 'DEMO', 'Seeker', added)
}

export async function seedApplications(tx: Database): Promise<void> {
  for (const { person, jobTitle, company, hoursAgo: hours, resumeName } of applications) {
    const seeker = await tx.seeker.findUniqueOrThrow({
      where: { email: person },
      select: { id: true, userName: true, email: true, mobile: true, phoneE164: true },
    })
    const companyName = companies.find(({ key }) => key === company)?.name ?? ''
    const posting = await tx.posting.findFirstOrThrow({
      where: { jobTitle, company: companyName, status: 'APPROVED' },
      select: { id: true },
    })
    const upload = await checkUpload(new File([resumeOf(resumeName)], resumeName), 'resume', 'resume')
    const { id: resumeId } = await storeUpload(tx, upload)
    const added = await tx.application.create({
      data: {
        postingId: posting.id,
        seekerId: seeker.id,
        studentName: seeker.userName,
        email: seeker.email,
        mobileNumber: seeker.mobile,
        phoneE164: seeker.phoneE164,
        resumeId,
        termsVersion: site.termsVersion,
        createdAt: hoursAgo(hours),
        stateChangedAt: hoursAgo(hours),
        events: {
          create: { state: 'NEW', actorKind: 'SEEKER', actorName: seeker.email, createdAt: hoursAgo(hours) },
        },
      },
      select: { id: true },
    })
    await markSampleRows(tx, 'DEMO', 'Application', [added])
  }
}
