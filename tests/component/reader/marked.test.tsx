import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Marked } from '#components/marked.tsx';

test('a marked line has no mark within a word for a listener, and reads as it was written', () => {
	const text = 'Telemarketing e backup';
	const { container } = render(<Marked text={text} terms={['arket', 'backu']} />);
	const marks = [...container.querySelectorAll('mark')];
	expect(marks.map((mark) => [mark.textContent, mark.getAttribute('role')])).toEqual([
		['arket', 'presentation'],
		['backup', null],
	]);
	expect(container.textContent).toBe(text);
});
