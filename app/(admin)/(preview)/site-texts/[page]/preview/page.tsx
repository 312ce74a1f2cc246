import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PreviewBar } from '@/components/console/lists/preview-bar'
import { BlogSection } from '@/components/content/blogs/blog-section'
import { CasePage } from '@/components/content/cases/case-page'
import { HomePage } from '@/components/content/home/home-page'
import { PageOfWords } from '@/components/content/pages/page-of-words'
import { HirePage } from '@/components/hiring/employers/hire-page'
import { ContactPage } from '@/components/people/contacts/contact-page'
import { DemoPage } from '@/components/people/demos/demo-page'
import { type Admin, requireAdmin } from '@/lib/auth/guards'
import { findBlog, listBlogCards } from '@/lib/content/blogs/queries'
import { cases, nextCase } from '@/lib/content/pages/cases'
import { findContentPage } from '@/lib/content/pages/pages'
import { blogWords, contactContent, demoWords, hireWords, homeContent } from '@/lib/content/pages/words'
import { caseTexts, findTextPage } from '@/lib/content/site-texts/pages'
import { draftedWords, publishedCases } from '@/lib/content/site-texts/queries'

export const metadata: Metadata = {
  title: 'Preview',
  description: 'Preview of unpublished page content.',
  robots: { index: false },
}

export default async function PreviewPage({ params }: PageProps<'/site-texts/[page]/preview'>) {
  const { page: slug } = await params
  const { title } = findTextPage(slug) ?? notFound()
  const admin = await requireAdmin(`/site-texts/${slug}/preview`)
  return (
    <>
      {await drafted(admin, slug)}
      <PreviewBar title={title} href={`/site-texts/${slug}`} />
    </>
  )
}

async function drafted(admin: Admin, slug: string) {
  if (slug === 'home') return <HomePage words={await draftedWords(admin, slug, homeContent)} />
  if (slug === 'contact-us') return <ContactPage words={await draftedWords(admin, slug, contactContent)} />
  if (slug === 'registration') return <DemoPage words={await draftedWords(admin, slug, demoWords)} />
  if (slug === 'hirefromus') return <HirePage words={await draftedWords(admin, slug, hireWords)} />
  if (slug === 'blogsection') {
    const [blogs, words] = [await listBlogCards(), await draftedWords(admin, slug, blogWords)]
    return <BlogSection words={words} blogs={blogs} selected={blogs[0] ? await findBlog(blogs[0].id) : null} />
  }
  const found = cases.find((each) => caseTexts(each) === slug)
  if (found) {
    const next = nextCase(await publishedCases(), found)
    return <CasePage found={await draftedWords(admin, slug, found)} next={next} />
  }
  return <PageOfWords page={await draftedWords(admin, slug, findContentPage(`/${slug}`) ?? notFound())} />
}
