import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Image, run } from './images'

type Component = { type: string; name: string; version: string; purl: string }
type Sbom = { metadata: { component: object }; components: Component[] }

/**
 * Writes a CycloneDX SBOM of an image: the npm packages that it's built from, the packages of its operating system, and
 * Node.
 */
export function writeSbom(file: string, image: Image, nodeVersion: string): { npm: number; system: number } {
  const options = ['--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev', '--workspaces=false']
  const sbom = JSON.parse(run('npm', ['sbom', ...options])) as Sbom
  const system = systemPackages(image.root)
  const node = { type: 'application', name: 'node', version: nodeVersion, purl: `pkg:generic/node@${nodeVersion}` }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ ...sbom, components: [...sbom.components, node, ...system] }, null, 2)}\n`)
  return { npm: sbom.components.length, system: system.length }
}

function systemPackages(root: string): Component[] {
  const [, distribution = 'debian'] = /^ID=(\w+)/m.exec(readFileSync(join(root, 'etc/os-release'), 'utf8')) ?? []
  const installed = readFileSync(join(root, 'var/lib/dpkg/status'), 'utf8').split('\n\n')
  return installed.flatMap((entry) => {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(entry)?.[1]
    const [name, version, architecture] = [field('Package'), field('Version'), field('Architecture')]
    if (!name || !version || !field('Status')?.endsWith(' installed')) return []
    const purl = `pkg:deb/${distribution}/${name}@${encodeURIComponent(version)}?arch=${architecture}`
    return [{ type: 'library', name, version, purl }]
  })
}
