/** What a browser calls itself, in two words: `Chrome · Windows`. Pure. */
const browsers = [
  [/MicroMessenger\//, '微信'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/(?:Headless)?Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const
const systems = [
  [/Windows/, 'Windows'],
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const

/** Whatever is not known is shown as it is. */
export function deviceOf(text: string | null): string {
  const named = (known: readonly (readonly [RegExp, string])[]) => known.find(([sign]) => sign.test(text ?? ''))?.[1]
  const [browser, system] = [named(browsers), named(systems)]
  return browser && system ? `${browser} · ${system}` : (text ?? '')
}
