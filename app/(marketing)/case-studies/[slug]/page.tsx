import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CasePage } from '@/components/content/cases/case-page'
import { StructuredData } from '@/components/site/chrome/structured-data'
import { casePath, cases, nextCase, slugsOf } from '@/lib/content/pages/cases'
import { publishedCases } from '@/lib/content/site-texts/queries'
import { env } from '@/lib/env'
import { breadcrumbData, pageMetadata } from '@/lib/site/routes/metadata'

type Props = { params: Promise<{ slug: string }> }

export const dynamicParams = false

export function generateStaticParams() {
  return cases.flatMap(slugsOf).map((slug) => ({ slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await caseOf(params)
  const { metaTitle, description } = found
  return pageMetadata({ title: metaTitle, description, path: casePath(found), image: '/share/case-studies.png' })
}

export default async function CaseStudyPage({ params }: Props) {
  const found = await caseOf(params)
  const all = await publishedCases()
  const crumbs = [
    { name: 'Case Studies', path: '/case-studies' },
    { name: found.client, path: casePath(found) },
  ]
  return (
    <>
      <StructuredData data={breadcrumbData(env().SITE_URL, crumbs)} />
      <CasePage found={found} next={nextCase(all, found)} />
    </>
  )
}

async function caseOf(params: Props['params']) {
  const { slug } = await params
  return (await publishedCases()).find((found) => slugsOf(found).includes(slug)) ?? notFound()
}
