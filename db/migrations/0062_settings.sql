-- On a running system: two new tables, the second with the sections of GB/T 4754-2017 as a beginning.
CREATE TABLE user_flags (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  user_id int NOT NULL REFERENCES users ON DELETE CASCADE,
  key text NOT NULL CHECK (length(key) BETWEEN 1 AND 100),
  value jsonb NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, user_id, key)
);
CREATE INDEX user_flags_of_user ON user_flags (user_id);
COMMENT ON TABLE user_flags IS 'owner: settings. What one person keeps by a key.';
CALL protect_by_organisation('user_flags');

CREATE TABLE industries (
  code text PRIMARY KEY CHECK (code ~ '^[A-Za-z0-9_.-]{1,20}$'),
  position int NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 50),
  name_tw text NOT NULL CHECK (length(name_tw) BETWEEN 1 AND 50),
  name_en text NOT NULL CHECK (length(name_en) BETWEEN 1 AND 100)
);
COMMENT ON TABLE industries IS 'owner: settings. Shared: the industries of the installation, kept by operators.';
GRANT SELECT, INSERT, UPDATE, DELETE ON industries TO guanlan_worker;
INSERT INTO industries (position, code, name, name_tw, name_en) VALUES
  (1, 'A', '农、林、牧、渔业', '農、林、牧、漁業', 'Agriculture, forestry, animal husbandry and fishery'),
  (2, 'B', '采矿业', '採礦業', 'Mining'),
  (3, 'C', '制造业', '製造業', 'Manufacturing'),
  (4, 'D', '电力、热力、燃气及水生产和供应业', '電力、熱力、燃氣及水生產和供應業', 'Electricity, heat, gas and water'),
  (5, 'E', '建筑业', '建築業', 'Construction'),
  (6, 'F', '批发和零售业', '批發和零售業', 'Wholesale and retail trade'),
  (7, 'G', '交通运输、仓储和邮政业', '交通運輸、倉儲和郵政業', 'Transport, storage and post'),
  (8, 'H', '住宿和餐饮业', '住宿和餐飲業', 'Accommodation and catering'),
  (9, 'I', '信息传输、软件和信息技术服务业', '資訊傳輸、軟體和資訊技術服務業', 'Information transmission, software and information technology'),
  (10, 'J', '金融业', '金融業', 'Finance'),
  (11, 'K', '房地产业', '不動產業', 'Real estate'),
  (12, 'L', '租赁和商务服务业', '租賃和商務服務業', 'Leasing and business services'),
  (13, 'M', '科学研究和技术服务业', '科學研究和技術服務業', 'Scientific research and technical services'),
  (14, 'N', '水利、环境和公共设施管理业', '水利、環境和公共設施管理業', 'Water, environment and public facilities'),
  (15, 'O', '居民服务、修理和其他服务业', '居民服務、修理和其他服務業', 'Household, repair and other services'),
  (16, 'P', '教育', '教育', 'Education'),
  (17, 'Q', '卫生和社会工作', '衛生和社會工作', 'Health and social work'),
  (18, 'R', '文化、体育和娱乐业', '文化、體育和娛樂業', 'Culture, sports and entertainment'),
  (19, 'S', '公共管理、社会保障和社会组织', '公共管理、社會保障和社會組織', 'Public administration, social security and social organisations'),
  (20, 'T', '国际组织', '國際組織', 'International organisations');
