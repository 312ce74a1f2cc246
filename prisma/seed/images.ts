import sharp from 'sharp'
import { checkUpload, type Upload } from '@/lib/uploads/check'
import type { UploadRule } from '@/lib/uploads/rules'

/** Draws an SVG as PNG, `width` pixels wide, and sends it through the same checks as any upload. */
export async function drawnUpload(svg: string, width: number, rule: UploadRule, name: string): Promise<Upload> {
  const png = await sharp(Buffer.from(svg), { density: 288 }).resize({ width }).png().toBuffer()
  return checkUpload(new File([new Uint8Array(png)], `${name}.png`), rule, 'file')
}
