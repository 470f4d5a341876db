-- How a person sees a list beside its columns: how rows are drawn, in which order its views stand and which one it begins with.
-- A view keeps the first of these, too. On a running system: columns with a default, which touch no row; a server of the version before leaves them alone.
ALTER TABLE list_layouts ADD choices jsonb NOT NULL DEFAULT '{}';
ALTER TABLE list_layouts ADD view_order int[] NOT NULL DEFAULT '{}';
-- Of `views`; one that was removed since counts as none.
ALTER TABLE list_layouts ADD start_view int;
ALTER TABLE views ADD choices jsonb NOT NULL DEFAULT '{}';
