INSERT INTO "site_state" ("key", "value")
	SELECT 'first-account', 'true'::jsonb WHERE EXISTS (SELECT FROM "admin_users")
	ON CONFLICT DO NOTHING;
