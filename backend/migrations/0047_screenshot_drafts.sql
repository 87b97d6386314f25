-- Hand-written: drafts of the screenshot generator get languages, a font and image ids. A screen's image had the screen's id.
UPDATE "tool_works" SET "data" = jsonb_build_object(
	'size', "data"->'size',
	'sizes', jsonb_build_array("data"->'size'),
	'font', 'inter',
	'baseLocale', 'en-US',
	'locales', '["en-US"]'::jsonb,
	'fallsBack', false,
	'storesImages', false,
	'screens', (
		SELECT jsonb_agg(jsonb_build_object(
			'id', screen->'id',
			'layout', CASE screen->>'layout' WHEN 'text-bottom' THEN 'caption-bottom' ELSE 'caption-top' END,
			'frame', CASE WHEN (screen->>'frame')::boolean THEN 'dark' ELSE 'none' END,
			'scale', screen->'scale',
			'background', screen->'background',
			'textColor', screen->'textColour',
			'captions', CASE screen->>'layout' WHEN 'screen-only' THEN '{}'::jsonb ELSE jsonb_build_object('en-US', jsonb_build_object(
				'title', left(screen->>'caption', 120),
				'sub', left(screen->>'sub', 120)
			)) END,
			'images', jsonb_build_object('1', screen->'id')
		) ORDER BY position)
		FROM jsonb_array_elements("data"->'screens') WITH ORDINALITY AS screens(screen, position)
	)
) WHERE "tool" = 'screenshot-generator' AND NOT "data" ? 'locales';
