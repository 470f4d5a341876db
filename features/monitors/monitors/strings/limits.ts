import { commonWords, phrases } from '@guanlan/platform/contract'

/** Where a rule looks: media, languages, regions. */
export const limits = phrases({
  province: ['省', '省', 'Province'],
  city: ['市', '市', 'City'],
  district: ['区县', '區縣', 'District'],
  addChosen: ['添加', '新增', 'Add'],
  provinceFirst: ['请先选择省/市', '請先選擇省/市', 'Choose a province or city first'],
  limitMediaGroups: commonWords.mediaGroups,
  limits: ['范围', '範圍', 'Limits'],
  limitsNote: ['不选即不限', '不選即不限', 'nothing chosen means all'],
  limitMedia: ['媒体类型', '媒體類型', 'Media types'],
  limitLanguages: ['语言', '語言', 'Languages'],
  limitRegions: ['地区', '地區', 'Regions'],
  addRegion: ['输入省或市', '輸入省或市', 'Province or city'],
  langZhCn: ['简体中文', '簡體中文', 'Simplified Chinese'],
  langZhTw: ['繁体中文', '繁體中文', 'Traditional Chinese'],
  langEn: ['英语', '英語', 'English'],
  langJa: ['日语', '日語', 'Japanese'],
  langKo: ['韩语', '韓語', 'Korean'],
  langOther: ['其他语言', '其他語言', 'Others'],
})
