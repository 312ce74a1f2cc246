import type { Database } from '@/lib/db'
import { workModes } from '@/lib/jobs/postings/options'
import { storedPhone } from '@/lib/platform/phones/numbers'
import { markSampleRows } from '@/lib/platform/sample-rows/mutations'
import { storeUpload } from '@/lib/platform/uploads/mutations'
import { daysAgo } from './clock'
import { blogs, demos, jobPosts, messages, partners } from './data'
import { drawnUpload } from './images'

export async function seedPartners(tx: Database): Promise<void> {
  for (const [row, { logo, active, daysAgo: days, ...partner }] of partners.entries()) {
    const upload = await drawnUpload(logo, 480, 'partnerLogo', `partner-${row + 1}`)
    const { id: logoId } = await storeUpload(tx, upload)
    const status = active ? 'ACTIVE' : 'INACTIVE'
    const phoneE164 = storedPhone(partner.mobile)
    const data = { ...partner, phoneE164, status, logoId, createdAt: daysAgo(days, row) } as const
    await markSampleRows(tx, 'DEMO', 'Partner', [await tx.partner.create({ data, select: { id: true } })])
  }
}

export async function seedBlogs(tx: Database): Promise<void> {
  for (const [row, blog] of blogs.entries()) {
    const upload = await drawnUpload(blog.image, 1200, 'blogImage', `blog-${row + 1}`)
    const at = daysAgo(blog.daysAgo, row)
    const { id: imageId } = await storeUpload(tx, upload)
    const { category_name: category, title, author, description, imageAlt } = blog
    const data = { category, title, author, description, imageAlt, imageId, date: at, createdAt: at }
    await markSampleRows(tx, 'DEMO', 'Blog', [await tx.blog.create({ data, select: { id: true } })])
  }
}

export async function seedDesk(tx: Database): Promise<void> {
  const received = await tx.contactMessage.createManyAndReturn({
    select: { id: true },
    data: messages.map(({ daysAgo: days, ...message }, row) => ({
      ...message,
      phoneE164: storedPhone(message.mobile),
      createdAt: daysAgo(days, row),
    })),
  })
  await markSampleRows(tx, 'DEMO', 'ContactMessage', received)
  const registered = await tx.demoRegistration.createManyAndReturn({
    select: { id: true },
    data: demos.map(({ daysAgo: days, type, ...demo }, row) => ({
      ...demo,
      phoneE164: storedPhone(demo.number),
      type: type === 'Live Session' ? 'LIVE_SESSION' : 'RECORDED_SESSION',
      date: daysAgo(days, row),
      createdAt: daysAgo(days, row),
    })),
  })
  await markSampleRows(tx, 'DEMO', 'DemoRegistration', registered)
  const placed = await tx.jobPost.createManyAndReturn({
    select: { id: true },
    data: jobPosts.map((post, row) => ({
      company: post.company,
      jobTitle: post.job_title,
      location: post.location,
      salary: post.salary,
      experience: post.experience,
      email: post.email,
      phone: post.phone,
      phoneE164: storedPhone(post.phone),
      candidateName: post.candidate_name,
      candidateEmail: post.candidate_email,
      candidatePhone: post.candidate_phone,
      candidatePhoneE164: storedPhone(post.candidate_phone),
      resume: post.resume,
      workMode: workModes[post.work_type],
      date: daysAgo(post.daysAgo, row),
      createdAt: daysAgo(post.daysAgo, row),
    })),
  })
  await markSampleRows(tx, 'DEMO', 'JobPost', placed)
}
