/** `node tools/new-feature.ts NAME "What it is for"`: the files of a new feature, ready to type-check, and the two places that must name it. */
import { access, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const [name, purpose] = process.argv.slice(2)
if (!name || !purpose || !/^[a-z]+(-[a-z]+)*$/.test(name)) {
  process.stderr.write(
    'Usage: node tools/new-feature.ts NAME "What it is for"   (NAME in kebab-case, a word of docs/glossary.md)\n',
  )
  process.exit(2)
}
const root = new URL('../', import.meta.url).pathname
const folder = join(root, 'features', name)
if (
  await access(folder).then(
    () => true,
    () => false,
  )
) {
  process.stderr.write(`features/${name} exists already.\n`)
  process.exit(1)
}
const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const title = name.replace(/-/g, ' ').replace(/^\w/, letter => letter.toUpperCase())

const files: Record<string, string> = {
  'README.md': `# ${title}\n\n${purpose}\n`,
  'strings.ts': `import { phrases } from '@guanlan/platform/contract'\n\nexport const strings = phrases({})\n\ndeclare module '@guanlan/platform/contract' {\n  interface Words {\n    ${camel}: typeof strings\n  }\n}\n`,
  'contract.ts': `/** ${purpose} */\nimport { contract, feature } from '@guanlan/platform/contract'\n\nexport const ${camel} = contract({})\n\nexport const ${camel}Feature = feature({ name: '${camel}', permissions: {}, quotas: {}, contract: ${camel} })\n`,
  'server/index.ts': `import { serverHalf } from '@guanlan/platform/server'\nimport { ${camel}Feature } from '../contract.ts'\nimport { strings } from '../strings.ts'\n\nexport const ${camel}Server = serverHalf({ feature: ${camel}Feature, words: strings, routes: {} })\n`,
}
for (const [file, text] of Object.entries(files)) {
  const path = join(folder, file)
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, text)
}
process.stdout.write(
  `features/${name} is there. Name it in apps/server/features.ts, and its screens in apps/web/screens.ts.\n`,
)
