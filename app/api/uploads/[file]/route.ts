import { ApiError } from '@/lib/api/errors'
import { methods, route } from '@/lib/api/route'
import { findAdmin, findSeeker } from '@/lib/auth/guards'
import { readResumeFile } from '@/lib/hiring/applications/resume-mutations'
import { fileParams } from '@/lib/platform/uploads/logo-call'
import { findFile, findResume } from '@/lib/platform/uploads/queries'
import { respondWithDownload, respondWithImage } from '@/lib/platform/uploads/respond'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Get a profile image, or a resume for its owner and recruiters; 404 for anyone else',
      tag: 'Files',
      auth: 'anyone',
      audit: { ifChanged: 'person.resume-read' },
      responses: { 200: '*/*' },
      params: fileParams,
    },
    async ({ params: { file } }) => {
      const image = await findFile(file, ['PROFILE_IMAGE'])
      if (image) return respondWithImage(image)
      // A browser can be signed in as an admin and a seeker at once.
      const admin = await findAdmin()
      const resume =
        (admin && (await readResumeFile(admin, file))) ?? (await findResume(await findSeeker(), { name: file }))
      if (!resume) throw new ApiError('not-found')
      return respondWithDownload(resume)
    },
  ),
})
