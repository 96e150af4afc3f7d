import { expect, test } from 'vitest';
import { replaceShortcodes } from '../../../scripts/import/wordpress/shortcodes.ts';

const replace = (text: string) =>
	replaceShortcodes(text, { findAttachment: () => undefined, uploads: [], note: () => undefined });

test('code in a plugin’s tags is code, in its language and with its signs', () => {
	expect(replace('A [bash]\ncd /tmp && ls\n[/bash] B').replace(/\n+/g, '\n')).toBe(
		'A \n<pre><code class="language-bash">cd /tmp &amp;&amp; ls</code></pre>\n B',
	);
	expect(replace('[html]&lt;b&gt;1&lt;/b&gt;[/html]')).toContain('>&lt;b&gt;1&lt;/b&gt;<');
	expect(replace('[cc lang="php"]<?php 1;[/cc]')).toContain('"language-php">&lt;?php 1;<');
	expect(replace('[sourcecode language="css"]a{}[/sourcecode]')).toContain('"language-css">a{}<');
	expect(replace('a[html] e [css] aqui')).toBe('a[html] e [css] aqui');
});
