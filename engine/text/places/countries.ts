// Countries with the names Chinese and English texts call them by.

/** `code` is ISO 3166-1 alpha-2; `name` Chinese, `english` as it is shown. */
export interface Country {
  code: string
  name: string
  english: string
}

/*
 * One line a country: code, Chinese names separated by `/` (the first is shown), English names separated by `/`. `~` before a name
 * that is also another word (a turkey, a guinea pig, the port of 海地 in 上海地铁): it is shown, never looked for.
 * Hong Kong, Macau and Taiwan are provinces of the national division and stand there.
 */
const table = `
AD|安道尔|Andorra
AE|阿联酋/阿拉伯联合酋长国/迪拜/阿布扎比|United Arab Emirates/UAE/Dubai/Abu Dhabi
AF|阿富汗|Afghanistan
AG|安提瓜和巴布达|Antigua and Barbuda
AL|阿尔巴尼亚|Albania
AM|亚美尼亚|Armenia
AO|安哥拉|Angola
AR|阿根廷|Argentina
AT|奥地利|Austria
AU|澳大利亚/澳洲|Australia
AZ|阿塞拜疆|Azerbaijan
BA|波黑/波斯尼亚和黑塞哥维那|Bosnia and Herzegovina/Bosnia
BB|巴巴多斯|Barbados
BD|孟加拉国|Bangladesh
BE|比利时|Belgium
BF|布基纳法索|Burkina Faso
BG|保加利亚|Bulgaria
BH|巴林|Bahrain
BI|布隆迪|Burundi
BJ|贝宁|Benin
BN|文莱|Brunei
BO|玻利维亚|Bolivia
BR|巴西|Brazil
BS|巴哈马|Bahamas
BT|不丹|Bhutan
BW|博茨瓦纳|Botswana
BY|白俄罗斯|Belarus
BZ|伯利兹|Belize
CA|加拿大|Canada
CD|刚果民主共和国/刚果（金）|DR Congo/Democratic Republic of the Congo
CF|中非共和国|Central African Republic
CG|刚果共和国/刚果（布）|Republic of the Congo
CH|瑞士|Switzerland
CI|科特迪瓦|Ivory Coast/Côte d’Ivoire
CL|智利|Chile
CM|喀麦隆|Cameroon
CN|中国/中华人民共和国|China
CO|哥伦比亚|Colombia
CR|哥斯达黎加|Costa Rica
CU|古巴|Cuba
CV|佛得角|Cape Verde
CY|塞浦路斯|Cyprus
CZ|捷克|Czechia/Czech Republic
DE|德国|Germany
DJ|吉布提|Djibouti
DK|丹麦|Denmark
DM|~多米尼克/多米尼克国/多米尼克联邦|~Dominica
DO|多米尼加|Dominican Republic
DZ|阿尔及利亚|Algeria
EC|厄瓜多尔|Ecuador
EE|爱沙尼亚|Estonia
EG|埃及|Egypt
ER|厄立特里亚|Eritrea
ES|西班牙|Spain
ET|埃塞俄比亚|Ethiopia
FI|芬兰|Finland
FJ|斐济|Fiji
FM|密克罗尼西亚|Micronesia
FR|法国|France
GA|加蓬|Gabon
GB|英国/大不列颠/苏格兰/英格兰/北爱尔兰|United Kingdom/UK/Great Britain/Britain/England/Scotland
GD|格林纳达|Grenada
GE|格鲁吉亚|~Georgia
GH|加纳|Ghana
GM|冈比亚|Gambia
GN|几内亚|~Guinea
GQ|赤道几内亚|Equatorial Guinea
GR|希腊|Greece
GT|危地马拉|Guatemala
GW|几内亚比绍|Guinea-Bissau
GY|圭亚那|Guyana
HN|洪都拉斯|Honduras
HR|克罗地亚|Croatia
HT|~海地/海地共和国/海地首都/海地总统/海地总理|Haiti
HU|匈牙利|Hungary
ID|印度尼西亚/印尼|Indonesia
IE|爱尔兰|Ireland
IL|以色列|Israel
IN|印度|India
IQ|伊拉克|Iraq
IR|伊朗|Iran
IS|冰岛|Iceland
IT|意大利|Italy
JM|牙买加|Jamaica
JO|约旦|~Jordan
JP|日本|Japan
KE|肯尼亚|Kenya
KG|吉尔吉斯斯坦|Kyrgyzstan
KH|柬埔寨|Cambodia
KI|基里巴斯|Kiribati
KM|科摩罗|Comoros
KN|圣基茨和尼维斯|Saint Kitts and Nevis
KP|朝鲜/北韩|North Korea/DPRK
KR|韩国/南韩|South Korea
KW|科威特|Kuwait
KZ|哈萨克斯坦|Kazakhstan
LA|老挝/寮国|Laos
LB|黎巴嫩|Lebanon
LC|圣卢西亚|Saint Lucia
LI|列支敦士登|Liechtenstein
LK|斯里兰卡|Sri Lanka
LR|利比里亚|Liberia
LS|莱索托|Lesotho
LT|立陶宛|Lithuania
LU|卢森堡|Luxembourg
LV|拉脱维亚|Latvia
LY|利比亚|Libya
MA|摩洛哥|Morocco
MC|摩纳哥|Monaco
MD|摩尔多瓦|Moldova
ME|~黑山/黑山共和国|Montenegro
MG|马达加斯加|Madagascar
MH|马绍尔群岛|Marshall Islands
MK|北马其顿/马其顿|North Macedonia
ML|马里|~Mali
MM|缅甸|Myanmar/Burma
MN|蒙古国/~蒙古/外蒙古|Mongolia
MR|毛里塔尼亚|Mauritania
MT|马耳他|Malta
MU|毛里求斯|Mauritius
MV|马尔代夫|Maldives
MW|马拉维|Malawi
MX|墨西哥|Mexico
MY|马来西亚|Malaysia
MZ|莫桑比克|Mozambique
NA|纳米比亚|Namibia
NE|尼日尔|~Niger
NG|尼日利亚|Nigeria
NI|尼加拉瓜|Nicaragua
NL|荷兰|Netherlands
NO|挪威|Norway
NP|尼泊尔|Nepal
NR|瑙鲁|Nauru
NZ|新西兰/纽西兰|New Zealand
OM|阿曼|Oman
PA|巴拿马|Panama
PE|秘鲁|Peru
PG|巴布亚新几内亚|Papua New Guinea
PH|菲律宾|Philippines
PK|巴基斯坦|Pakistan
PL|波兰|Poland
PS|巴勒斯坦|Palestine
PT|葡萄牙|Portugal
PW|帕劳/帛琉|Palau
PY|巴拉圭|Paraguay
QA|卡塔尔|Qatar
RO|罗马尼亚|Romania
RS|塞尔维亚|Serbia
RU|俄罗斯|Russia/Russian Federation
RW|卢旺达|Rwanda
SA|沙特/沙特阿拉伯/沙乌地阿拉伯|Saudi Arabia
SB|所罗门群岛|Solomon Islands
SC|塞舌尔|Seychelles
SD|苏丹|Sudan
SE|瑞典|Sweden
SG|新加坡|Singapore
SI|斯洛文尼亚|Slovenia
SK|斯洛伐克|Slovakia
SL|塞拉利昂|Sierra Leone
SM|圣马力诺|San Marino
SN|塞内加尔|Senegal
SO|索马里|Somalia
SR|苏里南|Suriname
SS|南苏丹|South Sudan
ST|圣多美和普林西比|São Tomé and Príncipe
SV|萨尔瓦多|El Salvador
SY|叙利亚|Syria
SZ|斯威士兰|Eswatini
TD|乍得|~Chad
TG|多哥|~Togo
TH|泰国|Thailand
TJ|塔吉克斯坦|Tajikistan
TL|东帝汶|Timor-Leste
TM|土库曼斯坦|Turkmenistan
TN|突尼斯|Tunisia
TO|汤加|Tonga
TR|土耳其|Türkiye/~Turkey
TT|特立尼达和多巴哥|Trinidad and Tobago
TV|图瓦卢|Tuvalu
TZ|坦桑尼亚|Tanzania
UA|乌克兰|Ukraine
UG|乌干达|Uganda
US|美国/美利坚合众国|United States/USA/U.S.
UY|乌拉圭|Uruguay
UZ|乌兹别克斯坦|Uzbekistan
VA|梵蒂冈|Vatican
VC|圣文森特和格林纳丁斯|Saint Vincent and the Grenadines
VE|委内瑞拉|Venezuela
VN|越南|Vietnam
VU|瓦努阿图|Vanuatu
WS|萨摩亚|Samoa
XK|科索沃|Kosovo
YE|也门|Yemen
ZA|南非|South Africa
ZM|赞比亚|Zambia
ZW|津巴布韦|Zimbabwe
`

const rows = table
  .trim()
  .split('\n')
  .map(line => line.split('|') as [string, string, string])

const shown = (names: string): string => (names.split('/')[0] as string).replace('~', '')

export const countries: readonly Country[] = rows.map(([code, chinese, english]) => ({
  code,
  name: shown(chinese),
  english: shown(english),
}))

/** What is looked for, with the code of the country it means. */
export const countryNames: readonly (readonly [name: string, code: string])[] = rows.flatMap(([code, ...names]) =>
  names
    .flatMap(list => list.split('/'))
    .filter(name => !name.startsWith('~'))
    .map(name => [name, code] as const),
)
