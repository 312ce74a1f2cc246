import { notFound } from 'next/navigation'
import { BlogSection } from '@/components/content/blogs/blog-section'
import { CasePage } from '@/components/content/cases/case-page'
import { HomePage } from '@/components/content/home/home-page'
import { PageOfWords } from '@/components/content/pages/page-of-words'
import { HirePage } from '@/components/hiring/employers/hire-page'
import { ContactPage } from '@/components/people/contacts/contact-page'
import { DemoPage } from '@/components/people/demos/demo-page'
import { findBlog, listBlogCards } from '@/lib/content/blogs/queries'
import { cases, nextCase } from '@/lib/content/pages/cases'
import { findContentPage } from '@/lib/content/pages/pages'
import { blogWords, contactContent, demoWords, hireWords, homeContent } from '@/lib/content/pages/words'
import { caseTexts } from '@/lib/content/site-texts/pages'
import { publishedCases } from '@/lib/content/site-texts/queries'

type BuiltInPageProps = {
  slug: string
  /** Fills in the texts to show, such as an editor's draft. */
  wordsOf: <Content extends object>(content: Content) => Content
}

/** A built-in page as the console shows it, with texts that aren't published. */
export async function BuiltInPage({ slug, wordsOf }: BuiltInPageProps) {
  if (slug === 'home') return <HomePage words={wordsOf(homeContent)} />
  if (slug === 'contact-us') return <ContactPage words={wordsOf(contactContent)} />
  if (slug === 'registration') return <DemoPage words={wordsOf(demoWords)} />
  if (slug === 'hirefromus') return <HirePage words={wordsOf(hireWords)} />
  if (slug === 'blogsection') {
    const blogs = await listBlogCards()
    return (
      <BlogSection words={wordsOf(blogWords)} blogs={blogs} selected={blogs[0] ? await findBlog(blogs[0].id) : null} />
    )
  }
  const found = cases.find((each) => caseTexts(each) === slug)
  if (found) return <CasePage found={wordsOf(found)} next={nextCase(await publishedCases(), found)} />
  return <PageOfWords page={wordsOf(findContentPage(`/${slug}`) ?? notFound())} />
}
