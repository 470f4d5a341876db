// Runs before every module. The schemas of the contracts are built while modules load, and the schema library would try
// to compile code from text, which our content security policy refuses and the browser reports as a fault.
globalThis.__zod_globalConfig = { jitless: true }

// Nobody who chose the dark appearance sees a white page first; the colours come with the modules.
const brightness = read('brightness')
if (brightness === 'dark' || (brightness === 'system' && matchMedia('(prefers-color-scheme: dark)').matches))
  Object.assign(document.documentElement.style, { colorScheme: 'dark', background: '#0d1016' })

// What is built stands once for each language (build/one-language.ts): chosen on this device, else kept with the account,
// else the first of the browser's that we speak. The rules are those of platform/web/theme/appearance.ts.
const { first, others, words } = document.currentScript.dataset
if (first) {
  const locale = localeToBegin()
  globalThis.guanlanWords = { locale, folder: `/assets/words/${words}` }
  for (const file of others.split(' ')) add('link', { rel: 'modulepreload', href: `/assets/${locale}/${file}` })
  add('script', { type: 'module', src: `/assets/${locale}/${first}` })
}

function localeToBegin() {
  const ours = ['zh', 'zh-TW', 'en']
  const stored = read('locale') ?? read('accountLocale')
  if (stored !== null) return ours.includes(stored) ? stored : 'zh'
  const spoken = navigator.languages.find(language => /^(zh|en)\b/i.test(language))
  if (!spoken) return 'zh'
  return /^en/i.test(spoken) ? 'en' : /^zh-(tw|hk|mo|hant)/i.test(spoken) ? 'zh-TW' : 'zh'
}

function read(name) {
  try {
    return localStorage.getItem(`guanlan.${name}`)
  } catch {
    return null
  }
}

function add(tag, attributes) {
  document.head.append(Object.assign(document.createElement(tag), attributes))
}
