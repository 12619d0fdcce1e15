// Writes a gzip and a brotli copy beside every file of text, for the server to send as they are.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(css|html|js|json|svg|webmanifest)$/

export const compressFiles = async (folder) => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT.test(name))
  const shrink = async (name) => {
    const path = join(folder, name)
    const content = readFileSync(path)
    const [gz, br] = await Promise.all([
      promisify(gzip)(content, { level: 9 }),
      promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    ])
    writeFileSync(`${path}.gz`, gz)
    writeFileSync(`${path}.br`, br)
  }
  for (let at = 0; at < files.length; at += 16) await Promise.all(files.slice(at, at + 16).map(shrink))
  return files.length
}
