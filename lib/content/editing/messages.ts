export const pictureMessages = {
  missing: 'Upload the image again.',
  uploading: 'An image is still uploading. Publish when it has finished.',
} as const
